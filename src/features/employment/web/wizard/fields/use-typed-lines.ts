import { useState } from 'react';

/** The lines of a text that somebody types: empty ones are no values, but stay in the field meanwhile. */
export function useTypedLines(
  lines: readonly string[],
  onChange: (lines: string[]) => void,
): { text: string; change: (text: string) => void } {
  const [typed, setTyped] = useState('');
  // Another tab may have changed them.
  const isTyped = JSON.stringify(linesIn(typed)) === JSON.stringify(lines);
  const change = (text: string): void => {
    setTyped(text);
    onChange(linesIn(text));
  };
  return { text: isTyped ? typed : lines.join('\n'), change };
}

function linesIn(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}
