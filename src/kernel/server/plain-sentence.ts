/** `{name}`, and `{name, select, a {…} other {…}}` with sentences inside: the syntax of the log's sentences. */
const argument = /\{(\w+)(?:, select, ((?:\w+ \{(?:[^{}]|\{\w+\})*\} ?)+))?\}/g;
const choice = /(\w+) \{((?:[^{}]|\{\w+\})*)\}/g;

/** Fills in a sentence of the log. */
export function plainSentence(template: string, values: Readonly<Record<string, string>>): string {
  const filled = template.replace(argument, (_, name: string, choices: string | undefined) =>
    choices === undefined ? (values[name] ?? '') : plainSentence(chosen(choices, values[name]), values),
  );
  return filled.replaceAll(/ {2,}/g, ' ').trim();
}

function chosen(choices: string, value: string | undefined): string {
  const all = new Map<string | undefined, string | undefined>([...choices.matchAll(choice)].map(([, key, text]) => [key, text]));
  // Most sentences say the same to readers of what they did themselves.
  const meant = value === 'self' && !all.has('self') ? 'you' : value;
  return all.get(meant) ?? all.get('other') ?? '';
}
