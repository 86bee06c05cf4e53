// The icons that navigation and entities name. A new name is a row here and in icon-names.ts; without one a dot is
// shown.
import type { ComponentType } from 'react';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { isIconName, type IconName } from '#engine/model/icon-names.ts';
import Circle from '@mui/icons-material/Circle';
import AccountBalance from '@mui/icons-material/AccountBalanceOutlined';
import Attractions from '@mui/icons-material/AttractionsOutlined';
import Badge from '@mui/icons-material/BadgeOutlined';
import Campaign from '@mui/icons-material/CampaignOutlined';
import Category from '@mui/icons-material/CategoryOutlined';
import ConfirmationNumber from '@mui/icons-material/ConfirmationNumberOutlined';
import Contacts from '@mui/icons-material/ContactsOutlined';
import DateRange from '@mui/icons-material/DateRangeOutlined';
import Download from '@mui/icons-material/DownloadOutlined';
import EventAvailable from '@mui/icons-material/EventAvailableOutlined';
import EventNote from '@mui/icons-material/EventNoteOutlined';
import Group from '@mui/icons-material/GroupOutlined';
import History from '@mui/icons-material/HistoryOutlined';
import Hub from '@mui/icons-material/HubOutlined';
import Key from '@mui/icons-material/KeyOutlined';
import LocalOffer from '@mui/icons-material/LocalOfferOutlined';
import Logout from '@mui/icons-material/LogoutOutlined';
import ManageAccounts from '@mui/icons-material/ManageAccountsOutlined';
import People from '@mui/icons-material/PeopleOutlined';
import Person from '@mui/icons-material/PersonOutlined';
import PointOfSale from '@mui/icons-material/PointOfSaleOutlined';
import Policy from '@mui/icons-material/PolicyOutlined';
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import Sell from '@mui/icons-material/SellOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import Store from '@mui/icons-material/StoreOutlined';
import Storefront from '@mui/icons-material/StorefrontOutlined';
import VpnKey from '@mui/icons-material/VpnKeyOutlined';

const icons: Readonly<Record<IconName, ComponentType<SvgIconProps>>> = {
  'account-balance': AccountBalance,
  attractions: Attractions,
  badge: Badge,
  campaign: Campaign,
  category: Category,
  'confirmation-number': ConfirmationNumber,
  contacts: Contacts,
  'date-range': DateRange,
  download: Download,
  'event-available': EventAvailable,
  'event-note': EventNote,
  group: Group,
  history: History,
  hub: Hub,
  key: Key,
  'local-offer': LocalOffer,
  logout: Logout,
  'manage-accounts': ManageAccounts,
  people: People,
  person: Person,
  'point-of-sale': PointOfSale,
  policy: Policy,
  'receipt-long': ReceiptLong,
  sell: Sell,
  settings: Settings,
  store: Store,
  storefront: Storefront,
  'vpn-key': VpnKey,
};

/** Turned round where lines run from right to left. */
const pointing: ReadonlySet<string> = new Set(['logout', 'sell', 'local-offer']);

/** Decoration only: the text beside it says what it is. */
export function Icon({ name, ...rest }: { readonly name: string | undefined } & SvgIconProps) {
  const Known = name !== undefined && isIconName(name) ? icons[name] : undefined;
  if (Known === undefined) return <Circle aria-hidden {...rest} viewBox="-24 -24 72 72" />;
  return <Known aria-hidden className={pointing.has(name ?? '') ? 'mirrored' : undefined} {...rest} />;
}
