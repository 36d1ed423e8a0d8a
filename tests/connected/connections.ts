/** Where everything leads in the site that these tests connect; fields of `connections.yaml`. */
export const CONNECTIONS = {
  'actions.get-started': '/contact',
  'actions.watch-demo': 'https://videos.example.com/demo',
  'actions.contact-us': '/contact',
  'actions.start-project': '/about',
  'solutions.energy': '/expertise/iot',
  'articles.quotations': '/services/it-consulting',
};
