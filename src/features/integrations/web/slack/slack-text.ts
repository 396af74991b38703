interface Run {
  text: string;
  isBold: boolean;
}

const escapes: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/** Text as Slack reads it: between stars it is bold, and three letters are escaped. Our messages use nothing else of its formatting. */
export function readSlackText(text: string): Run[] {
  return text
    .split('*')
    .map((part, place) => ({ text: part.replace(/&(?:lt|gt|amp);/g, (escape) => escapes[escape] ?? escape), isBold: place % 2 === 1 }))
    .filter((run) => run.text !== '');
}
