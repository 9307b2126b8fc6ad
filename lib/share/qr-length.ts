/** Maximum ASCII characters in a QR code. */
export const MAX_QR_LENGTH = 2953;
