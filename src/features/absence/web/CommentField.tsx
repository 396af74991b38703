import { Textarea, TextInput, type TextareaProps, type TextInputProps } from '@mantine/core';
import { useTexts } from '#kernel/web/texts.ts';
import { commentLength } from '../contract/kinds.ts';
import type { en } from '../texts/en.ts';
import { countComment } from './typed-comment.ts';

/** A comment of several lines, which is never cut: its length is shown near the limit and refused above it (absence.47). */
export function CommentField({ value, description, error, ...props }: TextareaProps & { value?: string }) {
  const said = useLengthText(value);
  return <Textarea value={value} description={said.near ?? description} error={said.tooLong ?? error} {...props} />;
}

/** The same on one line. */
export function CommentLine({ value, description, error, ...props }: TextInputProps & { value?: string }) {
  const said = useLengthText(value);
  return <TextInput value={value} description={said.near ?? description} error={said.tooLong ?? error} {...props} />;
}

function useLengthText(text = ''): { near?: string; tooLong?: string } {
  const t = useTexts<typeof en>('absence');
  const { length, kind } = countComment(text);
  return kind === 'short' ? {} : { [kind]: t(`commentLength.${kind}`, { length, longest: commentLength }) };
}
