import { Fieldset } from '@vidas/ui/form/Fieldset.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { CampoDaFicha, type FichaGroupProps } from './CampoDaFicha.tsx';

/** Address of the beneficiary. */
export function FichaEndereco(props: FichaGroupProps) {
  return (
    <Fieldset legend="Endereço">
      <Row isEven align="start" gap="l">
        <CampoDaFicha campo="cep" {...props} />
        <CampoDaFicha campo="codigoMunicipio" {...props} />
      </Row>
      <CampoDaFicha campo="logradouro" {...props} />
      <Row isEven align="start" gap="l">
        <CampoDaFicha campo="numero" {...props} />
        <CampoDaFicha campo="complemento" {...props} />
        <CampoDaFicha campo="bairro" {...props} />
      </Row>
    </Fieldset>
  );
}
