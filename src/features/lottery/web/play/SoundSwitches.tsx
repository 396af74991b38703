import { Switch } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';
import styles from './play.module.css';
import { openSound, playTurn, playWin, startMusic, stopMusic } from './sounds.ts';
import type { PlayScene } from './use-scene.ts';
import { turnMilliseconds } from './wheel.ts';

/** Sound and music, off until somebody turns them on. */
export function SoundSwitches({ scene: { scene, last, startsAt, isStill } }: { scene: PlayScene }) {
  const t = useTexts<typeof en>('lottery');
  const [hasSound, setSound] = useState(false);
  const [hasMusic, setMusic] = useState(false);
  const number = last?.number;
  const heard = useRef(number);

  useEffect(() => {
    if (!hasSound || scene !== 'turning' || isStill) return;
    playTurn(turnMilliseconds - Math.max(Date.now() - startsAt, 0));
  }, [hasSound, scene, startsAt, isStill]);
  // A draw that was over when the page was opened is not heard.
  useEffect(() => {
    if (scene !== 'shown' || number === heard.current) return;
    heard.current = number;
    if (hasSound) playWin();
  }, [hasSound, scene, number]);
  useEffect(() => {
    if (!hasMusic) return;
    startMusic();
    return stopMusic;
  }, [hasMusic]);

  const turnOn = (change: (isOn: boolean) => void) => (event: { currentTarget: { checked: boolean } }) => {
    openSound();
    change(event.currentTarget.checked);
  };
  return (
    <div className={styles['switches']}>
      <Switch label={t('play.sound')} checked={hasSound} onChange={turnOn(setSound)} />
      <Switch label={t('play.music')} checked={hasMusic} onChange={turnOn(setMusic)} />
    </div>
  );
}
