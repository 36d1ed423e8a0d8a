import { textColours } from '../components/ground/colours.ts';
import { Results } from '../components/lists/Results.tsx';
import { LargeRecords } from '../components/specimen/LargeRecords.tsx';
import { OutcomeDrawing } from '../components/specimen/OutcomeDrawing.tsx';
import { RecordPanel } from '../components/specimen/RecordPanel.tsx';
import { RecordThing } from '../components/specimen/RecordThing.tsx';
import { storyId } from '../lib/content/story-id.ts';
import type { ClientStory as ClientStoryContent } from '../schemas/entities.ts';
import type { ClientStoriesContent } from '../schemas/sections.ts';
import './ClientStories.css';
import { Quote } from './Quote.tsx';
import { StoryIndex } from './StoryIndex.tsx';

/** How a record stands in its panorama. */
const WAYS = { chart: 'wide', register: 'hung', sheet: 'beside', terminal: 'beside' } as const;

type ClientStoriesProps = ClientStoriesContent & {
  /** Whether the page's one line goes through all records. */
  isLed: boolean;
  note: string;
};

/**
 * Client stories, below an index of who called. A record is part of a panorama: a chart is as wide as the page, slips hang across
 * it, and a paper or a screen stands beside what it is about, on the one side or the other.
 */
export function ClientStories({ title, labels, items, isLed, note }: ClientStoriesProps) {
  return (
    <section className={isLed ? 'stories-led' : undefined}>
      <StoryIndex title={title} stories={items} />
      <LargeRecords>
        {items.map((story, index) => (
          <ClientStory
            key={story.name}
            {...story}
            id={storyId(index)}
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
    id: string;
    isMirrored: boolean;
  };

function ClientStory({ id, isMirrored, isLed, labels, note, ...story }: ClientStoryProps) {
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
  // On a chart that is a picture by itself, nothing stands if something is said of it: who says it is seen below.
  const isPicture = record?.kind === 'chart' && record.piles !== undefined && testimonial !== undefined;
  const scene = thing && record && !isPicture && <RecordThing thing={thing} className="spread-thing on-colour" />;
  const seen = drawing && <OutcomeDrawing name={drawing} className="outcome" />;
  const quote = testimonial && <Quote {...testimonial}>{seen}</Quote>;
  const isTold = !record || testimonial !== undefined || claims.length > 0;
  const side = isMirrored ? `spread-mirrored ${isLed ? '' : 'line-from-right'}` : '';
  const look = record ? `panorama ${side} panorama-${WAYS[record.kind]}` : 'panorama';
  const way = (['challenge', 'solution'] as const).map((part) => (
    <div key={part}>
      <h4 className="heading">{labels[part]}</h4>
      <p className="secondary">{story[part]}</p>
    </div>
  ));
  const outcome = (
    <Results claims={claims} points={points} labels={labels}>
      {!testimonial && seen}
    </Results>
  );
  return (
    <li id={id} className={`${look} ${textColours[colour]}`}>
      {record ? (
        <div className="panorama-field on-colour">
          {head}
          {paper}
          {scene}
        </div>
      ) : (
        head
      )}
      <div className="spread-parts">
        {way}
        {isTold && outcome}
      </div>
      {quote}
      {!isTold && <div className="spread-beat on-colour">{outcome}</div>}
    </li>
  );
}
