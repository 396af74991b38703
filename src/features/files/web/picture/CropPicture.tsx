import { Button } from '@mantine/core';
import { useEffect, useId, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { useTexts } from '#kernel/web/texts.ts';
import { Notice } from '#ui/Notice.tsx';
import type { en } from '../../texts/en.ts';
import { middle, maxZoom, moved, zoomed, type PictureSize, type Square } from '../rules/crop.ts';
import styles from './picture.module.css';

interface CropPictureProps {
  file: File;
  /** Undefined while the picture is loading. */
  square: Square | undefined;
  /** Why the server did not take the picture. */
  refused: string | undefined;
  onChange: (crop: { picture: PictureSize; square: Square } | undefined) => void;
  onOther: () => void;
}

/** Crops a square from a picture: by dragging, by arrow keys, and by a slider for the zoom. */
export function CropPicture({ file, square, refused, onChange, onOther }: CropPictureProps) {
  const t = useTexts<typeof en>('files');
  const address = useAddress(file);
  const [picture, setPicture] = useState<PictureSize>();
  const [isBroken, setBroken] = useState(false);
  const change = (next: Square): void => picture && onChange({ picture, square: next });
  const zoom = picture && square ? Math.min(picture.width, picture.height) / square.size : 1;
  const read = ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement): void => {
    setPicture({ width, height });
    onChange({ picture: { width, height }, square: middle({ width, height }) });
  };
  return (
    <>
      {isBroken && (
        <Notice tone="bad" role="alert">
          {t('panel.picture.unreadable')}
        </Notice>
      )}
      {!isBroken && (
        <Frame
          picture={picture}
          square={square}
          onMove={change}
          onZoom={(by) => picture && square && change(zoomed(picture, square, zoom * by))}
        >
          <img
            src={address}
            alt=""
            draggable={false}
            style={placeOf(picture, square)}
            onLoad={(event) => picture ?? read(event.currentTarget)}
            onError={() => setBroken(true)}
          />
        </Frame>
      )}
      {picture && square && (
        <label className={styles['zoom']}>
          {t('panel.picture.zoom')}
          <input
            type="range"
            min={1}
            max={maxZoom}
            step={0.05}
            value={zoom}
            onChange={({ currentTarget }) => change(zoomed(picture, square, Number(currentTarget.value)))}
          />
        </label>
      )}
      {refused !== undefined && (
        <Notice tone="bad" role="alert">
          {refused}
        </Notice>
      )}
      <Button variant="subtle" size="xs" onClick={onOther}>
        {t('panel.picture.other')}
      </Button>
    </>
  );
}

interface FrameProps {
  picture: PictureSize | undefined;
  square: Square | undefined;
  onMove: (square: Square) => void;
  onZoom: (by: number) => void;
  children: ReactNode;
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-0.03, 0],
  ArrowRight: [0.03, 0],
  ArrowUp: [0, -0.03],
  ArrowDown: [0, 0.03],
};
const zoomKeys: Readonly<Record<string, number>> = { '+': 1.1, '=': 1.1, '-': 1 / 1.1 };

/** The visible part of the picture; a circle shows the final shape. */
function Frame({ picture, square, onMove, onZoom, children }: FrameProps) {
  const t = useTexts<typeof en>('files');
  const id = useId();

  function handleKey(event: KeyboardEvent): void {
    const step = steps[event.key];
    const by = zoomKeys[event.key];
    if (!picture || !square || (!step && !by)) return;
    event.preventDefault();
    if (step) onMove(moved(picture, square, step[0], step[1]));
    if (by) onZoom(by);
  }

  function handleDrag(event: PointerEvent<HTMLElement>): void {
    if (event.buttons !== 1 || !picture || !square) return;
    const side = event.currentTarget.clientWidth;
    onMove(moved(picture, square, -event.movementX / side, -event.movementY / side));
  }

  return (
    <>
      <button
        type="button"
        className={styles['frame']}
        aria-label={t('panel.picture.frame')}
        aria-describedby={id}
        onKeyDown={handleKey}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={handleDrag}
      >
        {children}
        <span className={styles['round']} />
      </button>
      <p id={id} className={styles['how']}>
        {t('panel.picture.crop')}
      </p>
    </>
  );
}

/** In percent of the frame, so that it works at any size. */
function placeOf(picture: PictureSize | undefined, square: Square | undefined) {
  if (!picture || !square) return { visibility: 'hidden' } as const;
  const percent = (part: number): string => `${(100 * part) / square.size}%`;
  return { width: percent(picture.width), height: percent(picture.height), left: percent(-square.x), top: percent(-square.y) };
}

function useAddress(file: File): string {
  const [address] = useState(() => URL.createObjectURL(file));
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return address;
}
