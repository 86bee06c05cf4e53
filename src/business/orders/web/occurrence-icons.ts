// Which picture each kind of occurrence has.
import AddShoppingCart from '@mui/icons-material/AddShoppingCartOutlined';
import Autorenew from '@mui/icons-material/Autorenew';
import CancelOutlined from '@mui/icons-material/CancelOutlined';
import CurrencyExchange from '@mui/icons-material/CurrencyExchange';
import EditNote from '@mui/icons-material/EditNote';
import EventAvailable from '@mui/icons-material/EventAvailableOutlined';
import EventRepeat from '@mui/icons-material/EventRepeatOutlined';
import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import HourglassDisabled from '@mui/icons-material/HourglassDisabledOutlined';
import MarkEmailRead from '@mui/icons-material/MarkEmailReadOutlined';
import MoreTime from '@mui/icons-material/MoreTime';
import Paid from '@mui/icons-material/PaidOutlined';
import ReportProblem from '@mui/icons-material/ReportProblemOutlined';
import Undo from '@mui/icons-material/Undo';
import WarningAmber from '@mui/icons-material/WarningAmber';
import type { Occurrence } from '#generated/types.ts';
import { calmTone, type TimelineLook } from '#engine/web/record/timeline.tsx';

export const occurrenceLooks: Readonly<Record<Occurrence['type'], TimelineLook>> = {
  created: { Icon: AddShoppingCart, tone: 'info.main' },
  paymentConfirmed: { Icon: Paid, tone: 'success.main' },
  voucherResent: { Icon: MarkEmailRead, tone: calmTone },
  rescheduled: { Icon: EventRepeat, tone: 'info.main' },
  used: { Icon: EventAvailable, tone: 'success.main' },
  usageReverted: { Icon: Undo, tone: 'warning.main' },
  cancelled: { Icon: CancelOutlined, tone: 'error.main' },
  refundRequested: { Icon: CurrencyExchange, tone: 'warning.main' },
  refunded: { Icon: CurrencyExchange, tone: 'success.main' },
  refundFailed: { Icon: WarningAmber, tone: 'error.main' },
  expired: { Icon: HourglassDisabled, tone: 'error.main' },
  extended: { Icon: MoreTime, tone: 'info.main' },
  reactivated: { Icon: Autorenew, tone: 'success.main' },
  note: { Icon: EditNote, tone: calmTone },
  complaint: { Icon: ReportProblem, tone: 'warning.main' },
  exported: { Icon: FileDownload, tone: calmTone },
};
