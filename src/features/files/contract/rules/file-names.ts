/** The maximum length of a name in bytes: what most systems can store. */
export const maxNameBytes = 255;

// Path separators, control characters, invisible characters, and direction marks that can disguise a file extension.
const forbidden = /[/\\\p{Cc}\p{Cn}\p{Co}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/u;
const reserved = /^(?:con|prn|aux|nul|conin\$|conout\$|com[\d¹²³]|lpt[\d¹²³])(?:\.|$)/i;
/** Extensions of files that a double click executes. */
const running =
  /\.(?:exe|com|bat|cmd|scr|pif|msi|msp|mst|cpl|dll|sys|jar|js|jse|mjs|vbs|vbe|wsf|wsh|hta|ps1|psm1|psd1|lnk|reg|scf|inf|url|desktop|sh|bash|zsh|command|app|apk|deb|rpm|dmg|pkg|php\d?|phtml|cgi|jnlp|chm|hlp|iso|img|vhdx?|xll|application|gadget|msc|library-ms|search-ms|appx|msix)[. ]*$/i;

/** A normalised name: composed letters, trimmed. */
export function normalName(name: string): string {
  return name.normalize('NFC').trim();
}

/** A key that is equal for names that differ only in case. */
export function nameKey(name: string): string {
  return normalName(name).toLowerCase();
}

/** Why a file name is refused; `name` is normalised already. */
export function nameProblem(name: string): 'files.InvalidFileName' | 'files.InvalidFileType' | undefined {
  const isWrong =
    name === '' ||
    name.endsWith('.') ||
    !name.isWellFormed() ||
    forbidden.test(name) ||
    reserved.test(name) ||
    bytesOf(name) > maxNameBytes;
  if (isWrong) return 'files.InvalidFileName';
  return running.test(name) ? 'files.InvalidFileType' : undefined;
}

/** Whether a folder name is allowed; extensions do not matter for folders. */
export function isFolderName(name: string): boolean {
  return nameProblem(normalName(name)) !== 'files.InvalidFileName';
}

/** The extension without its dot, in lower case; empty when there is none. */
export function endingOf(name: string): string {
  return /[^.]\.([^. ]{1,12})$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** The length in UTF-8. */
function bytesOf(text: string): number {
  let bytes = 0;
  for (const letter of text) {
    // A string's iterator never returns an empty character.
    const code = letter.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4;
  }
  return bytes;
}
