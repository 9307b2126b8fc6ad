import { type QrCode, qrPath } from '@/lib/share/qr-code';

interface QrPictureProps {
  code: QrCode;
  /** Accessible name; absent: decorative, as on paper. */
  label?: string | undefined;
  /** The side: pixels, a multiple of the module count; on paper a CSS length. */
  pixels: number | string;
}

/** The background is white in every theme. */
export function QrPicture({ code, label, pixels }: QrPictureProps) {
  const { size } = code;
  return (
    <svg
      role="img"
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      width={pixels}
      height={pixels}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="block max-w-full shrink-0 forced-color-adjust-none"
    >
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={qrPath(code)} fill="#000" />
    </svg>
  );
}
