/** How a file is previewed: formats that browsers display without executing anything. */
export type ShownAs = 'pdf' | 'picture' | 'text' | 'facts';

const pictures: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

/** `type` is the content type that the server detected. */
export function shownAs(type: string | null, hasPdfViewer: boolean): ShownAs {
  if (type === 'application/pdf') return hasPdfViewer ? 'pdf' : 'facts';
  if (type !== null && pictures.has(type)) return 'picture';
  return type?.startsWith('text/plain') ? 'text' : 'facts';
}
