/** Documents up to this size take some hundredths of a second, less than a thread takes to start. They were inspected when they came. */
const maxBytes = 256 * 1024;

export function isSmall({ length }: Uint8Array): boolean {
  return length <= maxBytes;
}
