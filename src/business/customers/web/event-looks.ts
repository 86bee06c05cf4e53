// Which picture each event of the LGPD history has.
import Block from '@mui/icons-material/Block';
import Download from '@mui/icons-material/FileDownloadOutlined';
import DeleteForever from '@mui/icons-material/DeleteForeverOutlined';
import EditNote from '@mui/icons-material/EditNote';
import LockOpen from '@mui/icons-material/LockOpenOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import PersonAdd from '@mui/icons-material/PersonAddOutlined';
import Restore from '@mui/icons-material/RestoreFromTrashOutlined';
import Schedule from '@mui/icons-material/Schedule';
import ShoppingCart from '@mui/icons-material/ShoppingCartOutlined';
import VerifiedUser from '@mui/icons-material/VerifiedUserOutlined';
import type { LgpdEvent } from '#generated/types.ts';
import { calmTone, type TimelineLook } from '#engine/web/record/timeline.tsx';

export const eventLooks: Readonly<Record<LgpdEvent['type'], TimelineLook>> = {
  register: { Icon: PersonAdd, tone: 'info.main' },
  deactivation: { Icon: LockOutlined, tone: 'warning.main' },
  reactivation: { Icon: LockOpen, tone: 'success.main' },
  blocked: { Icon: Block, tone: 'error.main' },
  deletionRequest: { Icon: Schedule, tone: 'warning.main' },
  deletionCanceled: { Icon: Restore, tone: 'info.main' },
  deletionCompleted: { Icon: DeleteForever, tone: 'error.main' },
  purchase: { Icon: ShoppingCart, tone: calmTone },
  access: { Icon: VerifiedUser, tone: calmTone },
  correction: { Icon: EditNote, tone: calmTone },
  portability: { Icon: Download, tone: calmTone },
};
