/** The shapes of applications; they stand in utils/application, as the rules that forms and server share read them, too. */
export type {
  DriverApplicationData,
  SellerApplicationData,
} from '@/utils/application/application-data';
