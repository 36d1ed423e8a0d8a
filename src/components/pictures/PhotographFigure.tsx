import type { Photograph } from '../../schemas/photograph.ts';
import './PhotographFigure.css';

type PhotographFigureProps = Omit<Photograph, 'photo'> & {
  /** `page`: as wide as the page. `text`: as wide as a text. */
  room: keyof typeof SIZES;
};

/** How wide it is shown, for browsers, which choose before they know the styles. */
const SIZES = { page: '(min-width: 84rem) 79rem, 100vw', text: '(min-width: 42rem) 38rem, 100vw' };

/** A photograph with what it shows in words. It is fetched when it comes near, and its room is kept for it. */
export function PhotographFigure({ files, alternative, caption, room }: PhotographFigureProps) {
  const { choices, src, width, height } = files;
  return (
    <figure className="photograph">
      <picture>
        <source type="image/avif" {...{ srcset: choices }} sizes={SIZES[room]} />
        <img src={src} alt={alternative} width={width} height={height} loading="lazy" decoding="async" />
      </picture>
      {caption && <figcaption className="note">{caption}</figcaption>}
    </figure>
  );
}
