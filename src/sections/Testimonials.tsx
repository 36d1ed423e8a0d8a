import '../components/ground/Section.css';
import { Avatar } from '../components/people/Avatar.tsx';
import { Rating } from '../components/people/Rating.tsx';
import { fillIn } from '../lib/format/fill-in.ts';
import type { Testimonial as TestimonialContent } from '../schemas/entities.ts';
import type { TestimonialsContent } from '../schemas/sections.ts';
import './Testimonials.css';

type TestimonialsProps = TestimonialsContent & {
  /** Whether the page's line comes in here. */
  begins: boolean;
};

/** What clients say: the first across the page. */
export function Testimonials({ title, ratingLabel, items, begins }: TestimonialsProps) {
  return (
    <section className={begins ? 'clients clients-in' : 'clients'}>
      <div className="band">
        <h2 className="poster">{title}</h2>
        <ul className={items.length % 2 === 0 ? 'testimonials testimonials-even' : 'testimonials'}>
          {items.map((item) => (
            <Testimonial key={item.name} {...item} ratingLabel={ratingLabel} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Testimonial(props: TestimonialContent & { ratingLabel: string }) {
  const { name, role, company, content, rating, ratingLabel, initials, picture } = props;
  return (
    <li className="testimonial">
      <figure>
        {rating && <Rating rating={rating} label={fillIn(ratingLabel, { rating })} />}
        <blockquote>
          <p>{content}</p>
        </blockquote>
        <figcaption>
          <Avatar initials={initials} picture={picture} />
          <span className="testimonial-person">
            <b>{name}</b>
            <span>{role}</span>
            <span className="secondary">{company}</span>
          </span>
        </figcaption>
      </figure>
    </li>
  );
}
