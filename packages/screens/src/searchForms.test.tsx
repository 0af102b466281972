import type { UseQueryResult } from '@tanstack/react-query';
import type { Vendedor } from '@vidas/api-client/vendas/lancamentos/vendedores.contract.ts';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CancelamentoForm } from './cobranca/inadimplencia/CancelamentoForm.tsx';
import { AnoForm } from './cobranca/declaracoes-do-ano/AnoForm.tsx';
import { InadimplenteForm } from './cobranca/inadimplencia/InadimplenteForm.tsx';
import { AnaliseForm } from './contabilidade/analise-gerencial/AnaliseForm.tsx';
import { BoletoForm } from './cobranca/boleto/BoletoForm.tsx';
import { DeclaracaoForm } from './cobranca/imposto-de-renda/DeclaracaoForm.tsx';
import { CampanhasForm } from './cobranca/campanha/CampanhasForm.tsx';
import { ReceitaForm } from './contabilidade/receita-segregada/ReceitaForm.tsx';
import { SinistralidadeForm } from './contabilidade/sinistralidade/SinistralidadeForm.tsx';
import { UtilizacaoForm } from './contas-medicas/utilizacao-congeneres/UtilizacaoForm.tsx';
import { FaturamentoForm } from './diretoria/faturamento/FaturamentoForm.tsx';
import { MensalidadesForm } from './diretoria/mensalidades/MensalidadesForm.tsx';
import { VencimentoForm } from './financeiro/boletos-gerados/VencimentoForm.tsx';
import { FeriadoForm } from './financeiro/feriado/FeriadoForm.tsx';
import { CodeForm } from './report/CodeForm.tsx';
import { CompetenciaForm } from './report/CompetenciaForm.tsx';
import type { BesideFieldProps } from './report/BesideField.tsx';
import { PeriodoForm } from './report/PeriodoForm.tsx';
import { VendedorField } from './vendas/VendedorField.tsx';
import { QualicorpForm } from './vendas/utilizacao-qualicorp/QualicorpForm.tsx';

// Uses the keys of a real browser. The browser decides which field submits its form at Enter, and a simulation only imitates that.
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const searched = vi.fn();
/** Acts that Enter must not do: save, clear, change a field. */
const other = vi.fn();

const noReport = undefined as never;
const meses = { start: '2026-09', end: '2026-10' };
const periodo = { start: '2026-10-01', end: '2026-10-31' };
const dia = {
  datas: [],
  chosen: '2026-11-30',
  choose: other,
  isLoading: false,
  failure: null,
  read: other,
};
const excluidas = { codigos: [], cidades: [], change: other, settle: async () => [] };
const acts = { onSearch: searched, onEdit: other };
const vendedores = {
  data: [{ codigoVendedor: '601', nomeVendedor: 'Rogério' }],
} as UseQueryResult<Vendedor[]>;
const VendedorDaBusca = (props: BesideFieldProps) => <VendedorField {...props} vendedores={vendedores} />;

/** Every search of the screens with complete input, idle or waiting for an answer. */
const forms: Readonly<Record<string, (isSearching: boolean) => ReactElement>> = {
  PeriodoForm: (isSearching) => (
    <PeriodoForm
      {...acts}
      isSearching={isSearching}
      periodo={periodo}
      beside={{ name: 'codigo', label: 'Código', value: '312' }}
    />
  ),
  VendedorField: (isSearching) => (
    <PeriodoForm
      {...acts}
      isSearching={isSearching}
      periodo={periodo}
      beside={{ name: 'seller', label: 'Vendedor', value: '601', Field: VendedorDaBusca }}
    />
  ),
  CompetenciaForm: (isSearching) => (
    <CompetenciaForm {...acts} isSearching={isSearching} competencia="2026-10" />
  ),
  CodeForm: (isSearching) => <CodeForm {...acts} isSearching={isSearching} label="Código" code="312" />,
  AnaliseForm: (isSearching) => (
    <AnaliseForm {...acts} isSearching={isSearching} pedido={{ tipo: 'E', competencia: '2026-10' }} />
  ),
  AnoForm: (isSearching) => <AnoForm {...acts} isSearching={isSearching} ano="2025" />,
  BoletoForm: (isSearching) => (
    <BoletoForm
      {...acts}
      isSearching={isSearching}
      start={{ type: 'I', matricula: '1200', vencimento: '2026-11-30' }}
    />
  ),
  CampanhasForm: (isSearching) => <CampanhasForm {...acts} isSearching={isSearching} mes="2026-10" />,
  CancelamentoForm: (isSearching) => <CancelamentoForm {...acts} isSearching={isSearching} field={dia} />,
  DeclaracaoForm: (isSearching) => (
    <DeclaracaoForm isSearching={isSearching} email="" onEmail={other} emailProblem={undefined} {...acts} />
  ),
  FaturamentoForm: (isSearching) => (
    <FaturamentoForm
      {...acts}
      isSearching={isSearching}
      pedido={{ tipo: 'I', emissao: periodo, vencimento: periodo }}
      onClear={other}
    />
  ),
  FeriadoForm: (isSearching) => (
    <FeriadoForm {...acts} isSearching={isSearching} ano={2026} isSaving={false} onSave={other} />
  ),
  InadimplenteForm: (isSearching) => (
    <InadimplenteForm
      isSearching={false}
      busca={{
        data: '2026-11-30',
        setData: other,
        excluidas,
        isChecking: isSearching,
        isChanged: false,
        search: searched,
      }}
    />
  ),
  MensalidadesForm: (isSearching) => (
    <MensalidadesForm {...acts} isSearching={isSearching} pedido={{ tipo: 'I', data: '2026-11-24' }} />
  ),
  QualicorpForm: (isSearching) => (
    <QualicorpForm {...acts} isSearching={isSearching} pedido={{ competencia: '2026-10', diaFat: '25' }} />
  ),
  ReceitaForm: (isSearching) => (
    <ReceitaForm
      {...acts}
      report={noReport}
      isSearching={isSearching}
      asked={{ name: 'individual', params: periodo }}
    />
  ),
  SinistralidadeForm: (isSearching) => (
    <SinistralidadeForm
      {...acts}
      report={noReport}
      isSearching={isSearching}
      asked={{ name: 'individualDetalhada', params: { ...meses, matricula: '1200' } }}
    />
  ),
  UtilizacaoForm: (isSearching) => (
    <UtilizacaoForm
      {...acts}
      isSearching={isSearching}
      congeneres={[]}
      isLoading={false}
      pedido={{ codCongenere: '', mes: '2026-10' }}
    />
  ),
  VencimentoForm: (isSearching) => <VencimentoForm {...acts} isSearching={isSearching} dia="2026-11-30" />,
};

/** Focusable fields: boxes, lists, the chosen one of several cards, the first part of each day. */
const fieldsOf = (search: HTMLElement): HTMLElement[] =>
  [...search.querySelectorAll<HTMLElement>('input, select, [contenteditable]')].filter((field) => {
    if (!field.checkVisibility() || field.tabIndex < 0) return false;
    if (field.isContentEditable) return field === field.parentElement?.querySelector('[contenteditable]');
    return !field.matches(':disabled, [type="radio"]:not(:checked)');
  });

/** Number of searches at Enter, by field of the search on the page; undefined for a field that lost the focus. */
const heardOf = async (): Promise<(number | undefined)[]> => {
  const heard: (number | undefined)[] = [];
  for (const field of fieldsOf(screen.getByRole('search'))) {
    searched.mockClear();
    field.focus();
    await userEvent.keyboard('{Enter}');
    heard.push(document.activeElement === field ? searched.mock.calls.length : undefined);
  }
  expect(other).not.toHaveBeenCalled();
  return heard;
};

/** Draws a search and types the matrícula, which no address has. */
const draw = async (form: ReactElement): Promise<void> => {
  render(form);
  const matricula = screen.queryByRole<HTMLInputElement>('textbox', { name: 'Matrícula' });
  if (matricula?.value === '') await userEvent.fill(matricula, '1200');
};

const each = (fields: readonly unknown[], times: number) => fields.map(() => times);

describe.each(Object.entries(forms))('REL-1: Enter in each field of %s', (_, formOf) => {
  test('searches, once', async () => {
    await draw(formOf(false));
    const heard = await heardOf();
    expect(heard).not.toEqual([]);
    expect(heard).toEqual(each(heard, 1));
  });

  test('searches no second time while the answer is on its way', async () => {
    await draw(formOf(true));
    const heard = await heardOf();
    expect(heard).toEqual(each(heard, 0));
  });
});

test('CTB-8: Enter asks for the contracts that were asked for last', async () => {
  const asked = { name: 'empresarialDetalhada', params: { ...meses, empCon: '312' } };
  await draw(<SinistralidadeForm {...acts} report={noReport} isSearching={false} asked={asked} />);
  const heard = await heardOf();
  expect(heard).toEqual(each(heard, 1));
  expect(searched).toHaveBeenLastCalledWith(asked);
});
