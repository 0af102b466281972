import type { PainelDash } from '@vidas/api-client/diretoria/painel/painel.contract.ts';
import {
  type Corte,
  cortes,
  faixasDoPainel,
  type FiltrosDoPainel,
} from '@vidas/api-client/diretoria/painel/painel.rules.ts';
import { SearchableSelect } from '@vidas/ui/form/choice/SearchableSelect.tsx';
import { SelectField } from '@vidas/ui/form/choice/SelectField.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';

interface PainelFiltrosProps {
  readonly filtros: FiltrosDoPainel;
  readonly cidades: PainelDash['cidades'];
  /** True when some plan belongs to neither line of the board (DIR-23). */
  readonly temOutrasLinhas: boolean;
  readonly onChange: (filtros: FiltrosDoPainel) => void;
}

const labels: Record<Corte, string> = { sexo: 'Sexo', plano: 'Plano', tipo: 'Tipo', vinculo: 'Vínculo' };
const faixas = faixasDoPainel.map((label, at) => ({ value: String(at + 1), label }));

/** Filters of the whole board (DIR-15); an empty one shows its own name. */
export function PainelFiltros({ filtros, cidades, temOutrasLinhas, onChange }: PainelFiltrosProps) {
  const change = (corte: keyof FiltrosDoPainel, valor: string) => {
    const { [corte]: _before, ...others } = filtros;
    onChange(valor === '' ? others : { ...others, [corte]: valor });
  };
  return (
    <Row>
      {(Object.keys(cortes) as Corte[]).map((corte) => (
        <SelectField
          key={corte}
          label={labels[corte]}
          isLabelHidden
          placeholder={`${labels[corte]}: todos`}
          options={Object.entries(cortes[corte])
            .filter(([value]) => value !== 'outras' || temOutrasLinhas || filtros.plano === 'outras')
            .map(([value, label]) => ({ value, label }))}
          value={filtros[corte] ?? ''}
          onChange={({ target }) => change(corte, target.value)}
        />
      ))}
      <SelectField
        label="Faixa etária"
        isLabelHidden
        placeholder="Faixa: todas"
        options={faixas}
        value={filtros.faixa ?? ''}
        onChange={({ target }) => change('faixa', target.value)}
      />
      <SearchableSelect
        label="Cidade"
        isLabelHidden
        placeholder="Cidade: todas"
        options={cidades.map(({ codigo, nome, uf }) => ({ value: codigo, label: `${nome}/${uf}` }))}
        value={filtros.cidade ?? ''}
        onChange={(codigo) => change('cidade', codigo)}
      />
    </Row>
  );
}
