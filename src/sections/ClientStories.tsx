import { Section } from '../components/ground/Section.tsx';
import { Results } from '../components/lists/Results.tsx';
import { RecordPanel } from '../components/specimen/RecordPanel.tsx';
import type { ClientStory as ClientStoryContent } from '../schemas/entities.ts';
import type { ClientStoriesContent } from '../schemas/sections.ts';
import './ClientStories.css';

/** Client stories, one below the other: who, what was wrong, what was built, what changed. */
export function ClientStories({ title, labels, items, note }: ClientStoriesContent & { note: string }) {
  return (
    <Section title={title}>
      <ul className="tall-list">
        {items.map((story) => (
          <ClientStory key={story.name} {...story} labels={labels} note={note} />
        ))}
      </ul>
    </Section>
  );
}

type ClientStoryProps = ClientStoryContent & { labels: ClientStoriesContent['labels']; note: string };

function ClientStory({
  name,
  industry,
  domain,
  challenge,
  solution,
  results,
  record,
  colour,
  labels,
  note,
}: ClientStoryProps) {
  const { claims, points, testimonial } = results;
  return (
    <li>
      <div className="client-story">
        <div>
          <p className="note">
            {industry} · {domain}
          </p>
          <h3 className="subtitle story-name">{name}</h3>
          {record && <RecordPanel record={record} colour={colour} note={note} />}
        </div>
        <div className="story-parts">
          <div>
            <h4>{labels.challenge}</h4>
            <p className="secondary">{challenge}</p>
          </div>
          <div>
            <h4>{labels.solution}</h4>
            <p className="secondary">{solution}</p>
          </div>
          <Results claims={claims} points={points} labels={labels} />
          {testimonial && <Quote {...testimonial} />}
        </div>
      </div>
    </li>
  );
}

function Quote({ quote, name, role }: { quote: string; name: string; role: string }) {
  return (
    <figure className="quote">
      <blockquote>
        <p>{quote}</p>
      </blockquote>
      <figcaption className="note">
        {name}, {role}
      </figcaption>
    </figure>
  );
}
