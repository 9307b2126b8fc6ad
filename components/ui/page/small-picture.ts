/** The smallest first; a browser that cannot write a type writes PNG instead. */
const KINDS = ['image/webp', 'image/jpeg'] as const;
const QUALITY = 0.75;

/** The picture's center square as a `data:` URL; undefined if the file is no picture. */
export async function smallPicture(file: Blob, side: number): Promise<string | undefined> {
  try {
    const picture = await createImageBitmap(file);
    const canvas = document.createElement('canvas');
    canvas.width = side;
    canvas.height = side;
    const context = canvas.getContext('2d');
    if (!context) return undefined;
    const cut = Math.min(picture.width, picture.height);
    const [left, top] = [(picture.width - cut) / 2, (picture.height - cut) / 2];
    context.drawImage(picture, left, top, cut, cut, 0, 0, side, side);
    picture.close();
    const made = KINDS.map((kind) => ({ kind, text: canvas.toDataURL(kind, QUALITY) }));
    return (made.find(({ kind, text }) => text.startsWith(`data:${kind}`)) ?? made[0])?.text;
  } catch {
    return undefined;
  }
}
