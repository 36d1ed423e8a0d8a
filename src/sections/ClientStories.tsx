import { textColours } from '../components/ground/colours.ts';
import { Results } from '../components/lists/Results.tsx';
import { LargeRecords } from '../components/specimen/LargeRecords.tsx';
import { OutcomeDrawing } from '../components/specimen/OutcomeDrawing.tsx';
import { RecordPanel } from '../components/specimen/RecordPanel.tsx';
import { RecordThing } from '../components/specimen/RecordThing.tsx';
import type { ClientStory as ClientStoryContent } from '../schemas/entities.ts';
import type { ClientStoriesContent } from '../schemas/sections.ts';
import './ClientStories.css';
import { Quote } from './Quote.tsx';

type ClientStoriesProps = ClientStoriesContent & {
  /** Whether the page's one line goes through all records. */
  isLed: boolean;
  note: string;
};

/**
 * Client stories. One that its client speaks of is a spread: its record on one half, in colour, and on the other who, what was
 * wrong, what was built. Any other one is a panorama, and closes with what came of it.
 */
export function ClientStories({ title, labels, items, isLed, note }: ClientStoriesProps) {
  return (
    <section className={isLed ? 'stories-led' : undefined}>
      <h2 className="poster records-title on-colour">{title}</h2>
      <LargeRecords>
        {items.map((story, index) => (
          <ClientStory
            key={story.name}
            {...story}
            isMirrored={index % 2 === 1}
            isLed={isLed}
            labels={labels}
            note={note}
          />
        ))}
      </LargeRecords>
    </section>
  );
}

type ClientStoryProps = ClientStoryContent &
  Pick<ClientStoriesProps, 'isLed' | 'labels' | 'note'> & {
    isMirrored: boolean;
  };

function ClientStory({ isMirrored, isLed, labels, note, ...story }: ClientStoryProps) {
  const { name, industry, domain, record, thing, colour } = story;
  const { claims, points, testimonial, drawing } = story.results;
  const head = (
    <div className="spread-head">
      <p className="spread-facts">
        {industry} · {domain}
      </p>
      <h3 className="spread-name">{name}</h3>
    </div>
  );
  const paper = record && (
    <RecordPanel record={record} colour={colour} note={note} thread={isLed ? 'through' : undefined} />
  );
  const scene = thing && record && <RecordThing thing={thing} className="spread-thing on-colour" />;
  const isPanorama = record && !testimonial && claims.length === 0;
  const isWide = record?.kind === 'chart';
  const way = (['challenge', 'solution'] as const).map((part) => (
    <div key={part}>
      <h4 className="heading">{labels[part]}</h4>
      <p className="secondary">{story[part]}</p>
    </div>
  ));
  const outcome = (
    <Results claims={claims} points={points} labels={labels}>
      {drawing && <OutcomeDrawing name={drawing} className="outcome" />}
    </Results>
  );
  if (isPanorama) {
    return (
      <li className={`panorama ${isWide ? 'panorama-wide' : 'panorama-beside'} ${textColours[colour]}`}>
        <div className="panorama-field on-colour">
          {head}
          {paper}
          {scene}
        </div>
        <div className="spread-parts">{way}</div>
        <div className="spread-beat on-colour">{outcome}</div>
      </li>
    );
  }
  const sides = record && isMirrored ? `spread-mirrored ${isLed ? '' : 'line-from-right'}` : '';
  return (
    <li className={`spread ${record ? '' : 'spread-plain'} ${sides} ${textColours[colour]}`}>
      {head}
      {paper && (
        <div className="spread-half on-colour">
          {paper}
          {scene}
        </div>
      )}
      <div className="spread-parts">
        {way}
        {outcome}
      </div>
      {testimonial && <Quote {...testimonial} />}
    </li>
  );
}
