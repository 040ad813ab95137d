extension UIImage: NSItemProviderWriting, NSItemProviderReading {}
