import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { useWatch } from 'react-hook-form';
import { faixasDaGrade } from './grade.ts';
import { lacunasDe } from './lacunas.ts';
import type { RegraForm } from './useRegraForm.ts';

/** Ages and numbers of sales without payment, shown before saving (RCO-24). */
export function Lacunas({ form }: { readonly form: RegraForm }) {
  const [tipo, grade] = useWatch({ control: form.control, name: ['dadosRegra.regraTipoId', 'grade'] });
  const lacunas = tipo === '1' ? [] : lacunasDe(faixasDaGrade(grade, tipo));
  if (lacunas.length === 0) return null;
  return (
    <Notice tone="caution" title="A regra tem lacunas">
      {lacunas.join(' ')}
    </Notice>
  );
}
