// The usual way by hand: axios takes the whole answer, state takes the whole list, the table draws what is in sight.
import { Button, Table } from 'antd';
import axios from 'axios';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { address, columns, token } from '../list.js';

const shown = columns.map(({ key, title, width }) => ({ key, dataIndex: key, title, width, ellipsis: true }));
const whole = shown.reduce((sum, { width }) => sum + width, 0);

function Beneficiarios() {
  const [rows, setRows] = useState();
  const [isLoading, setLoading] = useState(false);
  const search = async () => {
    setLoading(true);
    const { data } = await axios.get(address, { headers: { authorization: token() } });
    setRows(data);
    setLoading(false);
  };
  return (
    <>
      <Button type="primary" onClick={search}>
        Buscar Todos
      </Button>
      <p role="status">{rows && `${rows.length} linhas`}</p>
      <Table
        virtual
        size="small"
        rowKey="Matricula"
        columns={shown}
        dataSource={rows}
        loading={isLoading}
        pagination={false}
        scroll={{ x: whole, y: 600 }}
      />
    </>
  );
}

createRoot(document.getElementById('root')).render(<Beneficiarios />);
