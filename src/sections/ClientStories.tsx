import { textColours } from '../components/ground/colours.ts';
import { PosterHeading } from '../components/ground/PosterHeading.tsx';
import { Results } from '../components/lists/Results.tsx';
import { LargeRecords } from '../components/specimen/LargeRecords.tsx';
import { RecordPanel } from '../components/specimen/RecordPanel.tsx';
import { RecordThing } from '../components/specimen/RecordThing.tsx';
import type { ClientStory as ClientStoryContent } from '../schemas/entities.ts';
import type { ClientStoriesContent } from '../schemas/sections.ts';
import './ClientStories.css';

/** Client stories, each a spread: its record on one half, in colour, and on the other who, what was wrong, what was built. */
export function ClientStories({ title, labels, items, note }: ClientStoriesContent & { note: string }) {
  return (
    <section>
      <PosterHeading title={title} text={[]} />
      <LargeRecords>
        {items.map((story, index) => (
          <ClientStory key={story.name} {...story} isMirrored={index % 2 === 1} labels={labels} note={note} />
        ))}
      </LargeRecords>
    </section>
  );
}

type ClientStoryProps = ClientStoryContent & {
  isMirrored: boolean;
  labels: ClientStoriesContent['labels'];
  note: string;
};

function ClientStory({
  name,
  industry,
  domain,
  challenge,
  solution,
  results,
  record,
  thing,
  colour,
  isMirrored,
  labels,
  note,
}: ClientStoryProps) {
  const { claims, points, testimonial } = results;
  return (
    <li
      className={`spread ${record ? '' : 'spread-plain'} ${isMirrored ? 'spread-mirrored line-from-right' : ''} ${textColours[colour]}`}
    >
      <div className="spread-head">
        <p className="spread-facts">
          {industry} · {domain}
        </p>
        <h3 className="spread-name">{name}</h3>
      </div>
      {record && (
        <div className="spread-half on-colour">
          <RecordPanel record={record} colour={colour} note={note} />
          {thing && <RecordThing thing={thing} className="spread-thing" />}
        </div>
      )}
      <div className="story-parts spread-parts">
        <div>
          <h4 className="heading">{labels.challenge}</h4>
          <p className="secondary">{challenge}</p>
        </div>
        <div>
          <h4 className="heading">{labels.solution}</h4>
          <p className="secondary">{solution}</p>
        </div>
        <Results claims={claims} points={points} labels={labels} />
      </div>
      {testimonial && <Quote {...testimonial} />}
    </li>
  );
}

function Quote({ quote, name, role }: { quote: string; name: string; role: string }) {
  return (
    <figure className="spread-quote on-colour">
      <blockquote>
        <p>{quote}</p>
      </blockquote>
      <figcaption>
        {name}, {role}
      </figcaption>
    </figure>
  );
}
