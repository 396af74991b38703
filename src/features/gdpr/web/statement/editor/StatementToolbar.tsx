import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBold,
  IconH1,
  IconH2,
  IconH3,
  IconLink,
  IconList,
  type TablerIcon,
} from '@tabler/icons-react';
import type { Command, EditorState } from 'prosemirror-state';
import { RichToolbar } from '#ui/rich-text/RichToolbar.tsx';
import { useGdprTexts } from '../../gdpr-words.ts';
import { isToolOn, statementTools, toolCommands, type StatementTool } from './statement-state.ts';

const pictures: Readonly<Record<StatementTool, TablerIcon>> = {
  bold: IconBold,
  title: IconH1,
  heading: IconH2,
  subheading: IconH3,
  bullets: IconList,
  link: IconLink,
  undo: IconArrowBackUp,
  redo: IconArrowForwardUp,
};

interface StatementToolbarProps {
  state: EditorState;
  run: (command: Command) => void;
  onLink: () => void;
}

/** What can be done to the text of a statement. */
export function StatementToolbar({ state, run, onLink }: StatementToolbarProps) {
  const t = useGdprTexts();
  const tools = statementTools.map((tool) => {
    const isOn = isToolOn(state, tool);
    return {
      key: tool,
      label: t(`statement.form.tools.${tool}`),
      icon: pictures[tool],
      command: toolCommands[tool],
      ...(isOn !== undefined && { isOn }),
      ...(tool === 'link' && { onChoose: onLink }),
    };
  });
  return <RichToolbar label={t('statement.form.tools.label')} tools={tools} state={state} run={run} />;
}
