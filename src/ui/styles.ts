import './tokens.css';
import './mantine.css';
import './base.css';
