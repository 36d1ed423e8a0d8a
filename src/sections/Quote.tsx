import '../components/ground/colours.css';
import './ClientStories.css';

/** What a client says of a story. */
export function Quote({ quote, name, role }: { quote: string; name: string; role: string }) {
  return (
    <figure className="spread-beat on-colour">
      <blockquote>
        <p>{quote}</p>
      </blockquote>
      <figcaption>
        {name}, {role}
      </figcaption>
    </figure>
  );
}
