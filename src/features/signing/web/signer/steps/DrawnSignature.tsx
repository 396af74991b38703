import SignaturePad from 'signature_pad';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { LinkButton } from '#ui/LinkButton.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../../texts/en-signer.ts';
import { Missing } from '../components/Missing.tsx';
import type { SignatureWork, Strokes } from './signature-work.ts';
import { thinStrokes } from './thin-strokes.ts';
import styles from './sign.module.css';

interface DrawnSignatureProps {
  work: SignatureWork;
  onChange: (work: SignatureWork) => void;
  isMissing: boolean;
}

/** A place to draw in, with a finger, a pen or a mouse. Whoever cannot draw types instead. */
export function DrawnSignature({ work, onChange, isMissing }: DrawnSignatureProps) {
  const t = useTexts<typeof en>('signer');
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(undefined);
  const drawn = useEffectEvent((strokes: Strokes, ratio: number) => onChange({ ...work, strokes, ratio }));
  const restore = useEffectEvent((element: HTMLCanvasElement) => pad.current && show(pad.current, element, work));
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const ink = getComputedStyle(element).color;
    const signature = new SignaturePad(element, { penColor: ink, minWidth: 1, maxWidth: 3 });
    pad.current = signature;
    signature.addEventListener('endStroke', () => drawn(strokesOf(signature, element), element.clientWidth / element.clientHeight));
    const watch = new ResizeObserver(() => restore(element));
    watch.observe(element);
    return () => {
      watch.disconnect();
      signature.off();
    };
  }, []);
  const clear = () => {
    pad.current?.clear();
    onChange({ ...work, strokes: [] });
  };
  return (
    <div className={styles['drawing']}>
      <canvas ref={canvas} className={styles['pad']} aria-describedby={`${id}-missing`} data-bad={isMissing ? '' : undefined}>
        {t('sign.pad')}
      </canvas>
      <div className={styles['below']}>
        <span>{t('sign.pad')}</span>
        <LinkButton isInText onClick={clear}>
          {t('sign.clear')}
        </LinkButton>
      </div>
      <Missing id={`${id}-missing`}>{isMissing ? t('sign.padEmpty') : undefined}</Missing>
    </div>
  );
}

/** The lines as points of the unit square, so that they fit any place. */
function strokesOf(signature: SignaturePad, { clientWidth, clientHeight }: HTMLCanvasElement): Strokes {
  return thinStrokes(
    signature.toData().map(({ points }) => points.map(({ x, y }): [number, number] => [x / clientWidth, y / clientHeight])),
  );
}

/** Draws what was kept, in the size that the place has now. */
function show(signature: SignaturePad, element: HTMLCanvasElement, { strokes }: SignatureWork): void {
  const { clientWidth, clientHeight } = element;
  element.width = Math.round(clientWidth * devicePixelRatio);
  element.height = Math.round(clientHeight * devicePixelRatio);
  element.getContext('2d')?.scale(devicePixelRatio, devicePixelRatio);
  const groups = strokes.map((points) => ({
    minWidth: 1,
    maxWidth: 3,
    penColor: signature.penColor,
    velocityFilterWeight: 0.7,
    dotSize: 0,
    compositeOperation: 'source-over' as const,
    points: points.map(([x, y], index) => ({ x: x * clientWidth, y: y * clientHeight, time: index * 16, pressure: 0.5 })),
  }));
  signature.fromData(groups);
}
