/** A document with one thing changed, and what. */
export interface Mutant {
  name: string;
  xml: string;
}

/** All documents that differ by one missing, doubled, empty or changed thing. The document has an element on each line. */
export function mutantsOf(xml: string): Mutant[] {
  const lines = xml.split('\n');
  return lines.flatMap((text, index) => {
    const element = /<(c[ab]c:\w+)/.exec(text)?.[1];
    if (!element) return [];
    const end = text.includes('</') ? index : lines.indexOf(text.replace('<', '</'), index);
    const replaced = (change: string, ...kept: string[]): Mutant => ({
      name: `${index + 1} ${element} ${change}`,
      xml: [...lines.slice(0, index), ...kept, ...lines.slice(end + 1)].join('\n'),
    });
    const whole = lines.slice(index, end + 1);
    const both = [replaced('missing'), replaced('doubled', ...whole, ...whole)];
    return end === index ? [...both, ...changesOf(text).map(([change, changed]) => replaced(change, changed))] : both;
  });
}

function changesOf(text: string): [change: string, changed: string][] {
  const changes: [string, string][] = [
    ['empty', text.replace(/>[^<]*</, '><')],
    ['as X', text.replace(/>[^<]*</, '>X<')],
    ['of another digit', text.replace(/\d(?=\D*<\/)/, (digit) => String((Number(digit) + 1) % 10))],
    ['of another first digit', text.replace(/(?<=>\D*)\d/, (digit) => String((Number(digit) + 1) % 10))],
    ['negative', text.replace(/>(?=\d)/, '>-')],
    ['with other attribute', text.replace(/="[^"]*"/, '="X"')],
    ['without attribute', text.replace(/ \w+="[^"]*"/, '')],
  ];
  return changes.filter(([, changed]) => changed !== text);
}
