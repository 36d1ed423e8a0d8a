import '../components/ground/Section.css';
import '../components/ground/colours.css';
import { Avatar } from '../components/people/Avatar.tsx';
import { Rating } from '../components/people/Rating.tsx';
import type { DrawingFile } from '../lib/drawing/drawing-file.ts';
import { fillIn } from '../lib/format/fill-in.ts';
import type { Testimonial as TestimonialContent } from '../schemas/entities.ts';
import type { TestimonialsContent } from '../schemas/sections.ts';
import './Testimonials.css';

type TestimonialsProps = TestimonialsContent & {
  /** Where it is drawn who works there. */
  drawings: DrawingFile;
  /** Whether the page's line comes in here. */
  begins: boolean;
};

/** What clients say: the first across the page, beside what it tells of. */
export function Testimonials({ title, ratingLabel, items, drawings, begins }: TestimonialsProps) {
  return (
    <section className={begins ? 'clients clients-in colour-indigo' : 'clients colour-indigo'}>
      <div className="band">
        <h2 className="poster">{title}</h2>
        <ul className={items.length % 2 === 0 ? 'testimonials testimonials-even' : 'testimonials'}>
          {items.map(({ trade, ...item }, index) => (
            <Testimonial
              key={item.name}
              {...item}
              ratingLabel={ratingLabel}
              drawing={index === 0 && trade && `${drawings.address}#${trade}`}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

type TestimonialProps = Omit<TestimonialContent, 'trade'> &
  Pick<TestimonialsContent, 'ratingLabel'> & { drawing: string | false | undefined };

function Testimonial(props: TestimonialProps) {
  const { name, role, company, content, rating, ratingLabel, initials, picture, drawing } = props;
  return (
    <li className="testimonial">
      <figure>
        <blockquote>
          <p>{content}</p>
        </blockquote>
        <figcaption>
          <Avatar initials={initials} picture={picture} />
          <span className="testimonial-person">
            <b>
              {name}
              {rating && <Rating rating={rating} label={fillIn(ratingLabel, { rating })} />}
            </b>
            <span>{role}</span>
            <span className="secondary">{company}</span>
          </span>
        </figcaption>
      </figure>
      {drawing && (
        <svg aria-hidden="true">
          <use href={drawing} />
        </svg>
      )}
    </li>
  );
}
