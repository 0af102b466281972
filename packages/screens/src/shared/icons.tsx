import {
  Activity, ArrowLeftRight, Baby, Banknote, Briefcase, Building2, Calculator, CalendarDays, ChartColumn, CircleX, ClipboardCheck,
  CreditCard, Download, FileCheck, FileSearch, FileText, FileUp, Gavel, HandCoins, Handshake, HeartHandshake, HeartPulse, House, KeyRound,
  Landmark, ListChecks, Megaphone, MessageSquare, Monitor, Package, Percent, Phone, PiggyBank, Receipt, RefreshCw, Scale,
  Scissors,
  ShieldCheck, ShoppingBag, Smartphone, Stethoscope, Target, TriangleAlert, UserCheck, Users, Wallet,
} from 'lucide-react';

const icons = {
  activity: Activity,
  analysis: Calculator,
  bank: Landmark,
  bariatric: Scale,
  bill: Receipt,
  building: Building2,
  calendar: CalendarDays,
  card: CreditCard,
  cash: Banknote,
  chart: ChartColumn,
  check: ClipboardCheck,
  company: Briefcase,
  correction: FileSearch,
  deal: Handshake,
  declaration: FileText,
  download: Download,
  fileCheck: FileCheck,
  gavel: Gavel,
  heart: HeartPulse,
  home: House,
  key: KeyRound,
  list: ListChecks,
  medical: Stethoscope,
  megaphone: Megaphone,
  message: MessageSquare,
  monitor: Monitor,
  money: HandCoins,
  move: ArrowLeftRight,
  package: Package,
  percent: Percent,
  phone: Phone,
  pregnant: Baby,
  refresh: RefreshCw,
  removed: CircleX,
  retention: HeartHandshake,
  savings: PiggyBank,
  shield: ShieldCheck,
  shop: ShoppingBag,
  smartphone: Smartphone,
  surgery: Scissors,
  target: Target,
  upload: FileUp,
  userCheck: UserCheck,
  users: Users,
  wallet: Wallet,
  warning: TriangleAlert,
} as const;

/** The pictograms of modules and menu items, named by what they stand for. */
export type IconName = keyof typeof icons;

/** One pictogram; the word beside it carries the meaning. */
export function Icon({ name }: { readonly name: IconName }) {
  const Drawing = icons[name];
  return <Drawing size={16} strokeWidth={1.8} aria-hidden="true" focusable="false" />;
}
