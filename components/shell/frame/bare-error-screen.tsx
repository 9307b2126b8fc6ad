/** The fallback screen without anything that must be loaded, words included: English, as specified. */
export function BareErrorScreen({ message }: { message: string }) {
  return (
    <main className="p-6">
      <h1 className="text-lg font-semibold">Unexpected Application Error!</h1>
      <p className="break-words">{message}</p>
      <a href={process.env.NEXT_PUBLIC_BASE_PATH || '/'} className="underline">
        Calendar
      </a>
    </main>
  );
}
