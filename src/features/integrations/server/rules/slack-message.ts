import type { SlackBlock, SlackMessage } from '../../contract/entities-slack.ts';

// Slack's limits (integrations.35).
const maxBlocks = 50;
const longestSection = 3000;
const longestHeader = 150;
/** All lines together, so that Slack does not cut the message itself. */
const longestMessage = 36_000;
const longestNotification = 3000;

/** A heading, and the lines below it; both are plain words, made safe by `slackText`. */
export interface SlackPart {
  title: string;
  lines: readonly string[];
}

/** Words for the people who did not fit. */
type MoreWords = (count: number) => string;

/**
 * Text that Slack shows as it is: nobody is mentioned, and nothing becomes a link, an emoji or bold. Slack escapes three letters; a word joiner after what
 * begins a mention, a channel or an emoji stops it from being one, and marks of its formatting are in no name.
 */
export function slackText(words: string): string {
  return words
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[*_~`]/g, '')
    .replace(/[@#:]/g, '$&\u2060')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/ +/g, ' ')
    .trim();
}

/** A message within Slack's limits: a header for each part, and its lines in sections of up to 3,000 letters. */
export function slackMessage(parts: readonly SlackPart[], moreWords: MoreWords): SlackMessage {
  const blocks: SlackBlock[] = [];
  let room = longestMessage;
  for (const [place, { title, lines }] of parts.entries()) {
    const left = parts.length - place - 1;
    // Each later part needs a header and a section.
    const sections = inSections(lines, { most: maxBlocks - blocks.length - 1 - 2 * left, room: Math.floor(room / (left + 1)), moreWords });
    room -= sections.reduce((sum, text) => sum + text.length, 0);
    blocks.push(header(title), ...sections.map(section));
  }
  return { text: notification(parts), blocks };
}

const header = (title: string): SlackBlock => ({
  type: 'header',
  text: { type: 'plain_text', text: cut(title, longestHeader), emoji: false },
});
const section = (text: string): SlackBlock => ({ type: 'section', text: { type: 'mrkdwn', text, verbatim: true } });

function inSections(lines: readonly string[], { most, room, moreWords }: { most: number; room: number; moreWords: MoreWords }): string[] {
  const sections: string[] = [];
  let used = 0;
  for (const [place, line] of lines.entries()) {
    const rest = moreWords(lines.length - place);
    const last = sections.at(-1);
    const fitsLast = last !== undefined && last.length + 1 + line.length + 1 + rest.length <= longestSection;
    const isOver = used + line.length + rest.length > room || (!fitsLast && sections.length >= most);
    if (isOver) {
      sections.push(last === undefined ? rest : `${String(sections.pop())}\n${rest}`);
      return sections;
    }
    used += line.length + 1;
    if (fitsLast) sections[sections.length - 1] = `${last}\n${line}`;
    else sections.push(cut(line, longestSection - 1 - rest.length));
  }
  return sections;
}

/** What a telephone or a screen reader says of the message. */
function notification(parts: readonly SlackPart[]): string {
  return cut(parts.map(({ title, lines }) => [title, ...lines].join('\n')).join('\n\n'), longestNotification);
}

/** The beginning of a text, whole letters and no half of an escape. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most - 1).replace(/&[a-z]*$|[\uD800-\uDBFF]$/, '')}…`;
}
