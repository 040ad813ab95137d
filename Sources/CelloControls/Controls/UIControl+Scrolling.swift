extension UIControl: TouchKeeping {}
