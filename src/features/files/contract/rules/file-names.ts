/** How long a name may be, in bytes: what most systems can store. */
export const maxNameBytes = 255;

// Path parts, control characters, invisible marks, and marks that turn the direction of writing around to disguise an ending.
const forbidden = /[/\\\p{Cc}\p{Cn}\p{Co}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/u;
const reserved = /^(?:con|prn|aux|nul|conin\$|conout\$|com[\d¹²³]|lpt[\d¹²³])(?:\.|$)/i;
/** Endings that a double click runs on somebody's machine. */
const running =
  /\.(?:exe|com|bat|cmd|scr|pif|msi|msp|mst|cpl|dll|sys|jar|js|jse|mjs|vbs|vbe|wsf|wsh|hta|ps1|psm1|psd1|lnk|reg|scf|inf|url|desktop|sh|bash|zsh|command|app|apk|deb|rpm|dmg|pkg|php\d?|phtml|cgi|jnlp|chm|hlp|iso|img|vhdx?|xll|application|gadget|msc|library-ms|search-ms|appx|msix)[. ]*$/i;

/** A name as it is kept: composed letters, no space around it. */
export function normalName(name: string): string {
  return name.normalize('NFC').trim();
}

/** What two names that differ only in letter case have in common. */
export function nameKey(name: string): string {
  return normalName(name).toLowerCase();
}

/** Why a file may not be called so; `name` is normal already. */
export function nameProblem(name: string): 'files.InvalidFileName' | 'files.InvalidFileType' | undefined {
  const isWrong =
    name === '' ||
    /^\.+$/.test(name) ||
    name.endsWith('.') ||
    !name.isWellFormed() ||
    forbidden.test(name) ||
    reserved.test(name) ||
    bytesOf(name) > maxNameBytes;
  if (isWrong) return 'files.InvalidFileName';
  return running.test(name) ? 'files.InvalidFileType' : undefined;
}

/** Whether a folder may be called so; it has no ending that something could run. */
export function isFolderName(name: string): boolean {
  return nameProblem(normalName(name)) !== 'files.InvalidFileName';
}

/** The ending without its dot, in small letters; empty when there is none. */
export function endingOf(name: string): string {
  return /[^.]\.([^. ]{1,12})$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** The length in UTF-8. */
function bytesOf(text: string): number {
  let bytes = 0;
  for (const letter of text) {
    // A string's iterator never answers an empty letter.
    const code = letter.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4;
  }
  return bytes;
}
