/** Dots that look like one, which some telephones open as one. */
const dots = /[\u2024\u3002\ufe52\uff0e\uff61]/g;

// Endings that are no word with which a sentence begins whose blank was forgotten ("kl. 12.at" is no address).
const endings: ReadonlySet<string> = new Set(
  (
    'com net org info biz edu gov mil int no se dk fi is fo gl ee lv lt de uk eu nl be fr es it pl pt ie ch cz sk hu ro gr ru ua us ca au nz cn jp in br ' +
    'io co ai me tv cc gg sh ly gd gy xyz app dev page web site website online shop store top club live click link one fun vip cloud tech space blog ' +
    'news email digital agency solutions group team work jobs media today world life store bank finance pro mobi name travel academy events oslo'
  ).split(' '),
);

/** E-mail addresses. */
const mailbox = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+/gu;

// Neither a scheme nor a name begins where the one before could go on, so that long texts are read once.
const address =
  /(?<scheme>(?=[a-z])(?<![a-z][a-z0-9+.-]*?)[a-z][a-z0-9+.-]*:\/\/\S+)|(?=[\p{L}\p{N}])(?<![\p{L}\p{N}]-*|[\p{L}\p{N}]\.|@)(?:(?<www>www\.[\p{L}\p{N}][^\s]*)|(?<name>[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)*)\.(?<ending>xn--[a-z0-9-]{2,40}|\p{L}{2,24})(?![\p{L}\p{N}@]|\.[\p{L}\p{N}])(?<rest>(?::\d+)?[/?#]\S+)?)/giu;

/** The addresses in a text, as they stand there (sms.7). E-mail addresses, times and sentences without a blank between them are none. */
export function findLinks(text: string): string[] {
  // In the place of an e-mail address stand as many `@`, before and after which no page’s address begins or ends.
  const plain = text.replace(dots, '.').replace(mailbox, (mail) => '@'.repeat(mail.length));
  const found: string[] = [];
  for (const match of plain.matchAll(address)) {
    const { scheme, www, ending = '', rest } = match.groups ?? {};
    if (scheme || www || rest || isKnown(ending)) found.push(text.slice(match.index, match.index + match[0].length));
  }
  return found;
}

/** Whether a name with this ending is an address; with one capital letter it is how the next sentence begins. */
function isKnown(ending: string): boolean {
  const isSentence = /^\p{Lu}\p{Ll}/u.test(ending);
  return !isSentence && (endings.has(ending.toLowerCase()) || ending.toLowerCase().startsWith('xn--'));
}
