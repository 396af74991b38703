/** The header that names a download; a hostile name can neither break the header nor leave its folder. */
export function contentDisposition(fileName: string, isInline: boolean): string {
  const safe = fileName
    .normalize('NFC')
    // Control characters, path separators and direction marks never belong to a name.
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}/\\]/gu, '_')
    .slice(-200);
  const ascii = safe.replaceAll(/[^\x20-\x7e]|["%]/g, '_');
  const encoded = encodeURIComponent(safe).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${isInline ? 'inline' : 'attachment'}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
