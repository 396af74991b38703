/** Whether somebody typed a person's name; capitals and double spaces do not matter, letters do. */
export function isTypedName(typed: string, name: string): boolean {
  return plain(typed) === plain(name);
}

function plain(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase();
}
