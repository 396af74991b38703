import { Select } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBold,
  IconHeading,
  IconItalic,
  IconList,
  IconListNumbers,
  type TablerIcon,
} from '@tabler/icons-react';
import type { Command, EditorState } from 'prosemirror-state';
import { useState } from 'react';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { RichToolbar } from '#ui/rich-text/RichToolbar.tsx';
import type { TemplateVariable } from '../../contract/template.ts';
import type { en } from '../../texts/en.ts';
import styles from './editor.module.css';
import { editorTools, insertVariable, isToolOn, toolCommands, type EditorTool } from './editor-state.ts';

const pictures: Readonly<Record<EditorTool, TablerIcon>> = {
  bold: IconBold,
  italic: IconItalic,
  heading: IconHeading,
  bullets: IconList,
  numbers: IconListNumbers,
  undo: IconArrowBackUp,
  redo: IconArrowForwardUp,
};
const toggles: readonly EditorTool[] = ['bold', 'italic', 'heading', 'bullets', 'numbers'];

interface EditorToolbarProps {
  state: EditorState;
  variables: readonly TemplateVariable[];
  run: (command: Command) => void;
}

/** What can be done to the text of a clause, and the values that can be put into it. */
export function EditorToolbar({ state, variables, run }: EditorToolbarProps) {
  const t = useTexts<typeof en>('employment');
  const tools = editorTools.map((tool) => ({
    key: tool,
    label: t(`editor.tools.${tool}`),
    icon: pictures[tool],
    command: toolCommands[tool],
    ...(toggles.includes(tool) && { isOn: isToolOn(state, tool) }),
  }));
  return (
    <RichToolbar label={t('editor.tools.label')} tools={tools} state={state} run={run}>
      <VariableSelect variables={variables} onChoose={(key) => run(insertVariable(key))} />
    </RichToolbar>
  );
}

const groups = ['base', 'employer', 'adjustment'] as const;

interface VariableSelectProps {
  variables: readonly TemplateVariable[];
  onChoose: (key: string) => void;
}

/** The values of the contract by name; the one that is chosen comes into the text. */
function VariableSelect({ variables, onChoose }: VariableSelectProps) {
  const t = useTexts<typeof en>('employment');
  const language = useLanguage();
  const [chosen, setChosen] = useState(0);
  const data = groups.map((group) => ({
    group: t(`editor.groups.${group}`),
    items: variables.filter((one) => one.group === group).map(({ key, label }) => ({ value: key, label: label[language] })),
  }));
  return (
    <Select
      // Empty again after each choice.
      key={chosen}
      className={styles['insert']}
      aria-label={t('editor.insert')}
      placeholder={t('editor.insert')}
      data={data}
      value={null}
      searchable
      nothingFoundMessage={t('editor.insertNothing')}
      onChange={(key) => {
        if (key === null) return;
        setChosen(chosen + 1);
        onChoose(key);
      }}
    />
  );
}
