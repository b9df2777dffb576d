/** What is drawn under the markers of a map. */
export interface MapDrawing {
  readonly type: 'FeatureCollection';
  /** GeoJSON in drawing order, its names in one of the site's languages. */
  readonly features: readonly unknown[];
  /** Whom the map's licence names. */
  readonly attribution?: string;
  /** Nobody has drawn this city: a grid lies under the features. */
  readonly grid?: true;
}

/** Where the drawing under the markers of a map comes from. */
export interface MapSource {
  draw(lang: string): MapDrawing;
}
