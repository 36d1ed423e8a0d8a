import '../components/ground/Section.css';
import { Avatar } from '../components/people/Avatar.tsx';
import { Rating } from '../components/people/Rating.tsx';
import { fillIn } from '../lib/format/fill-in.ts';
import type { Testimonial as TestimonialContent } from '../schemas/entities.ts';
import type { TestimonialsContent } from '../schemas/sections.ts';
import './Testimonials.css';

/** What clients say: the first across the page. */
export function Testimonials({ title, ratingLabel, items }: TestimonialsContent) {
  return (
    <section className="section-raised threaded">
      <div className="band band-close">
        <h2 className="heading">{title}</h2>
        <ul className="testimonials">
          {items.map((item) => (
            <Testimonial key={item.name} {...item} ratingLabel={fillIn(ratingLabel, { rating: item.rating })} />
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
        <Rating rating={rating} label={ratingLabel} />
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
