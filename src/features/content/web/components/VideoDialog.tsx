import { useKernelTexts } from '#kernel/web/texts.ts';
import { Dialog } from '#ui/Dialog.tsx';
import type { IntroVideo } from '../../contract/entities.ts';
import { FilmView } from './FilmView.tsx';

interface VideoDialogProps {
  video: IntroVideo;
  /** Called when it was viewed to the end, or opened externally. */
  onSeen: () => void;
  onClose: () => void;
}

/** Plays one introduction. */
export function VideoDialog({ video, onSeen, onClose }: VideoDialogProps) {
  const k = useKernelTexts();
  return (
    <Dialog title={video.title} isOpen onClose={onClose} closeLabel={k('actions.close')}>
      <FilmView film={video.film} title={video.title} sizes="(width < 48em) 100vw, 34rem" onSeen={onSeen} />
    </Dialog>
  );
}
