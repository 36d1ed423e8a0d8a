import type { ReactNode } from 'react';
import type { PaperName } from '../schemas/drawings.ts';
import { access } from './papers/access.tsx';
import { adAccounts } from './papers/ad-accounts.tsx';
import { appServer } from './papers/app-server.tsx';
import { attendance } from './papers/attendance.tsx';
import { bidScores } from './papers/bid-scores.tsx';
import { campaignYear } from './papers/campaign-year.tsx';
import { channelSpend } from './papers/channel-spend.tsx';
import { checklist } from './papers/checklist.tsx';
import { components } from './papers/components.tsx';
import { contractTerms } from './papers/contract-terms.tsx';
import { dashboards } from './papers/dashboards.tsx';
import { dataMapping } from './papers/data-mapping.tsx';
import { dataSheet } from './papers/data-sheet.tsx';
import { decision } from './papers/decision.tsx';
import { destinations } from './papers/destinations.tsx';
import { drift } from './papers/drift.tsx';
import { firstHour } from './papers/first-hour.tsx';
import { forecast } from './papers/forecast.tsx';
import { glossary } from './papers/glossary.tsx';
import { handbook } from './papers/handbook.tsx';
import { interfaces } from './papers/interfaces.tsx';
import { keywordMap } from './papers/keyword-map.tsx';
import { letter } from './papers/letter.tsx';
import { loadTimes } from './papers/load-times.tsx';
import { network } from './papers/network.tsx';
import { personalData } from './papers/personal-data.tsx';
import { photo } from './papers/photo.tsx';
import { pipeline } from './papers/pipeline.tsx';
import { prototype } from './papers/prototype.tsx';
import { ranking } from './papers/ranking.tsx';
import { recording } from './papers/recording.tsx';
import { redirects } from './papers/redirects.tsx';
import { register } from './papers/register.tsx';
import { renewals } from './papers/renewals.tsx';
import { repo } from './papers/repo.tsx';
import { report } from './papers/report.tsx';
import { requirements } from './papers/requirements.tsx';
import { restore } from './papers/restore.tsx';
import { riskGrid } from './papers/risk-grid.tsx';
import { runbooks } from './papers/runbooks.tsx';
import { site } from './papers/site.tsx';
import { sourceCode } from './papers/source-code.tsx';
import { stages } from './papers/stages.tsx';
import { testRun } from './papers/test-run.tsx';
import { training } from './papers/training.tsx';
import { trials } from './papers/trials.tsx';
import { twelveMonths } from './papers/twelve-months.tsx';
import { userGuide } from './papers/user-guide.tsx';
import { wording } from './papers/wording.tsx';
import { writtenPages } from './papers/written-pages.tsx';

/** What is drawn on a paper that is handed over: 300 wide, 150 high, from the upper left. */
export const papers: Record<PaperName, ReactNode> = {
  access,
  'ad-accounts': adAccounts,
  'app-server': appServer,
  attendance,
  'bid-scores': bidScores,
  'campaign-year': campaignYear,
  'channel-spend': channelSpend,
  checklist,
  components,
  'contract-terms': contractTerms,
  dashboards,
  'data-mapping': dataMapping,
  'data-sheet': dataSheet,
  decision,
  destinations,
  drift,
  'first-hour': firstHour,
  forecast,
  glossary,
  handbook,
  interfaces,
  'keyword-map': keywordMap,
  letter,
  'load-times': loadTimes,
  network,
  'personal-data': personalData,
  photo,
  pipeline,
  prototype,
  ranking,
  recording,
  redirects,
  register,
  renewals,
  repo,
  report,
  requirements,
  restore,
  'risk-grid': riskGrid,
  runbooks,
  site,
  'source-code': sourceCode,
  stages,
  'test-run': testRun,
  training,
  trials,
  'twelve-months': twelveMonths,
  'user-guide': userGuide,
  wording,
  'written-pages': writtenPages,
};
