import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { CardSection } from '#ui/CardSection.tsx';
import { FramedList, FramedRow } from '#ui/FramedList.tsx';
import { TwoLines } from '#ui/TwoLines.tsx';
import { Link } from './Link.tsx';
import styles from './records-card.module.css';

interface RecordsCardProps {
  title: string;
  /** What is said instead of rows. */
  none: string;
  /** The way to a new one, for whoever may add one. */
  add: false | { to: string; query: Record<string, string>; label: string };
  rows: readonly { key: string; link: ReactNode; about?: string; badge: ReactNode }[];
}

/** Records of another area on the page of a record: each with its link and its state. */
export function RecordsCard({ title, none, add, rows }: RecordsCardProps) {
  return (
    <CardSection title={title}>
      {rows.length === 0 && <p className={styles['quiet']}>{none}</p>}
      {rows.length > 0 && (
        <FramedList label={title}>
          {rows.map(({ key, link, about, badge }) => (
            <FramedRow key={key}>
              <TwoLines about={about}>{link}</TwoLines>
              {badge}
            </FramedRow>
          ))}
        </FramedList>
      )}
      {add && (
        <Button
          component={Link}
          className="no-print"
          to={add.to}
          query={add.query}
          variant="subtle"
          mt="sm"
          leftSection={<IconPlus aria-hidden />}
        >
          {add.label}
        </Button>
      )}
    </CardSection>
  );
}
