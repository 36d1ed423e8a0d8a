import './own-ground.css';

/** The class of a row of a list that stands on the page's colour; what paints that beyond its box is said where the row is. */
export const OWN_GROUND = 'own-ground';
