import { useQuery } from '@tanstack/react-query';
import {
  type BeneficiarioAchado,
  beneficiarioAchado,
  getBeneficiario,
  type TipoDeBusca,
} from '@vidas/api-client/caixa/pagamento-cartao/lancamento.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Dialog } from '@vidas/ui/dialog/Dialog.tsx';
import { RadioGroup } from '@vidas/ui/form/choice/RadioGroup.tsx';
import { TextField } from '@vidas/ui/form/fields/TextField.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { useReportView } from '@vidas/ui/report-table/useReportView.ts';
import { useEffect, useRef, useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { fieldColumns } from '../../report/fieldColumns.tsx';
import { ReportBody } from '../../report/ReportBody.tsx';
import { reportOf } from '../../report/reportOf.ts';
import { SearchForm } from '../../report/SearchForm.tsx';
import { useAsk } from '../../report/useReport.ts';

const columns = fieldColumns(beneficiarioAchado);
const tipos: { value: TipoDeBusca; label: string }[] = [
  { value: 'N', label: 'Nome' },
  { value: 'C', label: 'CPF' },
  { value: 'M', label: 'Matrícula' },
];

interface BuscarBeneficiarioProps {
  readonly onChoose: (achado: BeneficiarioAchado) => void;
  readonly onClose: () => void;
}

/** Finds a beneficiary by name, CPF or matrícula for the form (CXA-1). */
export function BuscarBeneficiario({ onChoose, onClose }: BuscarBeneficiarioProps) {
  const http = useHttp();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const [tipo, setTipo] = useState<TipoDeBusca>('N');
  const [term, setTerm] = useState('');
  const [asked, setAsked] = useState<{ searchType: TipoDeBusca; term: string } | null>(null);
  const query = useQuery(queryOf(http, getBeneficiario, asked && { params: asked }));
  const ask = useAsk();
  const rows = asked === null ? undefined : query.data;
  const view = useReportView(columns, rows, { paging: { size: 8 } });
  const text = term.trim();
  return (
    <Dialog title="Buscar beneficiário" size="large" onClose={onClose}>
      <Stack>
        <SearchForm
          label="Beneficiário"
          onSubmit={() => {
            if (text === '') return;
            const params = { searchType: tipo, term: text };
            ask([queryOf(http, getBeneficiario, { params })], () => setAsked(params));
          }}
        >
          <RadioGroup
            label="Buscar por"
            name="searchType"
            look="cards"
            options={tipos}
            value={tipo}
            onChange={({ target }) => setTipo(target.value as TipoDeBusca)}
          />
          <TextField
            label={tipos.find(({ value }) => value === tipo)?.label ?? ''}
            ref={field}
            value={term}
            onChange={({ target }) => setTerm(target.value)}
          />
          <Button type="submit" tone="primary" isDisabled={text === ''} isPending={query.isFetching}>
            Buscar
          </Button>
        </SearchForm>
        {rows?.length === 0 && !query.isFetching ? (
          <Notice tone="caution" title="Não foi possível carregar os dados!" isLive>
            Não há beneficiário(s) cadastrado(s)
          </Notice>
        ) : (
          <ReportBody
            report={reportOf(query, rows)}
            view={view}
            table={{
              label: 'Beneficiários achados',
              rowKey: ({ codsau }) => codsau,
              idleText: 'Busque por nome, CPF ou matrícula.',
              rowActions: (achado) => (
                <Button
                  size="small"
                  aria-label={`Escolher ${achado.nome}, ${achado.codsau}`}
                  onPress={() => onChoose(achado)}
                >
                  Escolher
                </Button>
              ),
            }}
          />
        )}
      </Stack>
    </Dialog>
  );
}
