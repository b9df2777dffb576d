/** Where the drawing under the markers of a map comes from. */
export interface MapSource {
  /** GeoJSON in drawing order, its names in one of the site's languages. */
  draw(lang: string): {
    readonly type: 'FeatureCollection';
    readonly features: readonly unknown[];
  };
}
